export { PlayerPages } from './player-pages.tsx';
