export { DirectingPages } from './directing-pages.tsx';
