export { CardsPage } from './cards-page.tsx';
