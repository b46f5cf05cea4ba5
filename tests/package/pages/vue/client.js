import { createApp, createSSRApp } from 'vue';
import App from './App.vue';

const place = document.querySelector('#app');
(place.firstElementChild ? createSSRApp : createApp)(App).mount(place);
