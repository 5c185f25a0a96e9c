export { FEDERATION_STREAM, FederationHost } from './host.ts';
