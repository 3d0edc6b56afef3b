import messages from '#frame-messages/ru.json'

export { Outlet as default } from 'react-router'
export const handle = { messages }
