export { RulingsPages } from './rulings-pages.tsx';
