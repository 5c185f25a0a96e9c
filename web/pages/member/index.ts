export { MemberPages } from './member-pages.tsx';
