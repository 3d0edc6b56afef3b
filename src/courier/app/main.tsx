import '#ui/styles.css'
import './frame.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { CourierApp } from './courier-app.tsx'
import { beginWorker } from './worker.ts'

const place = document.getElementById('app')
if (place) {
  createRoot(place).render(
    <StrictMode>
      <CourierApp />
    </StrictMode>,
  )
}
beginWorker()
