export { isolated } from 'naipe/base';
