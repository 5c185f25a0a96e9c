/** A pair's own evening, on its phone and for everyone. */
export const evening = {
  evening: {
    of: 'of {{count}}',
    share: 'Share',
    shown: 'Whoever has this address sees what everyone may see at that moment.',
    address: 'Address of this page',
    find: 'Find yourself: name or number',
  },
};
