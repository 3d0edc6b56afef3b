export const orderPath = (id: string) => `/order-list/${id}`
