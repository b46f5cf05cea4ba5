import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App';

const place = document.querySelector('#app')!;
if (place.firstElementChild) hydrateRoot(place, <App />);
else createRoot(place).render(<App />);
