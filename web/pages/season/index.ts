export { SeasonPages } from './season-pages.tsx';
