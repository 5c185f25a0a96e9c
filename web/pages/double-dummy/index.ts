export { DoubleDummyPage } from './double-dummy-page.tsx';
