/** Where a phone that is opened anew goes on. */
export const ownPlace = {
  ownPlace: {
    tonight: '{{place}}, tonight',
    table: 'Back to your table on this phone',
    yours: 'Your pair: {{pair}}',
    yours_team: 'Your team: {{pair}}',
    yours_player: 'Your number: {{pair}}',
    pair: 'Back to your evening on this phone',
    other: 'Another table',
  },
};

export type OwnPlaceMessages = typeof ownPlace;
