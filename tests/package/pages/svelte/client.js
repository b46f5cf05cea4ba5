import { hydrate, mount } from 'svelte';
import App from './App.svelte';

const target = document.querySelector('#app');
(target.firstElementChild ? hydrate : mount)(App, { target });
