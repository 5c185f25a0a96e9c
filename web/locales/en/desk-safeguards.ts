/** What keeps the record sound: what it cannot take, and what the director is told of it. */
export const deskSafeguards = {
  refusal: {
    'id-taken': 'This was sent under the number of something else. Reload the page and send it again.',
    'impossible-fact': 'This cannot have happened as the file says.',
    'penalties-unfit':
      'Penalties of pair {{pairs}} are in a unit that this way of scoring does not have. Undo them in the history (number {{facts}}), then give them again.',
  },
  unscorable: {
    heading: 'This tournament cannot be scored',
    toHistory: 'To the history',
  },
};
