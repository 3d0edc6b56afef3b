import messages from '#frame-messages/uz.json'

export { Outlet as default } from 'react-router'
export const handle = { messages }
