import messages from '#frame-messages/oz.json'

export { Outlet as default } from 'react-router'
export const handle = { messages }
