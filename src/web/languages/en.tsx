import messages from '#frame-messages/en.json'

export { Outlet as default } from 'react-router'
export const handle = { messages }
