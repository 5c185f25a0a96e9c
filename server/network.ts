import { networkInterfaces } from 'node:os';

/** Networks inside this computer, or tunnels out of it: no phone in the room is on them. */
const NOT_THE_ROOM = /^(docker|br-|veth|virbr|vmnet|vboxnet|vEthernet|utun|tun|tap|tailscale|zt)/;

/** This computer's address on its network, as the phones beside it would reach it. */
export function ownNetworkAddress(): string | undefined {
  return Object.entries(networkInterfaces())
    .filter(([name]) => !NOT_THE_ROOM.test(name))
    .flatMap(([, interfaces]) => interfaces ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
}
