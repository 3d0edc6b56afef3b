import { createContext, useContext } from 'react'

const Nonce = createContext<string | undefined>(undefined)

export const NonceProvider = Nonce.Provider

/** For the few inline scripts of the document. Empty in the browser and on cached pages. */
export const useNonce = () => useContext(Nonce)
