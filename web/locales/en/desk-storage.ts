/** What the desk says when the disk of the server takes nothing, or the data is not what it was. */
export const deskStorage = {
  storage: {
    trouble: {
      full: 'The disk of the server is full: nothing can be recorded. Make room on it; it goes on by itself.',
      'read-only':
        'The disk of the server cannot be written to: nothing can be recorded. It goes on by itself when it can.',
      failing: 'The disk of the server fails: nothing can be recorded. It goes on by itself when it works.',
      damaged:
        'The database is damaged: nothing more is recorded. Stop Naipe, run `naipe check-data` and put back a backup.',
      away: 'The database of the server does not answer: nothing can be recorded. It goes on by itself as soon as it answers.',
      busy: 'Too much is being recorded at this moment: phones try again by themselves.',
    },
    file: 'The database file is damaged. Stop Naipe and put back a backup: `naipe restore FILE --force`.',
    fact: 'Tournament {{tournament}}: fact {{fact}} is not what was written. Put back a backup, or take out what is whole: `naipe export {{id}} FILE --whole`.',
    loss: 'Tournament {{tournament}}: facts {{from}} to {{had}} are gone. Put back a newer backup, or enter again what is missing.',
    changed:
      'Tournament {{tournament}}: its facts up to {{had}} are not those that were recorded. Put back a newer backup, or look through the results.',
    seen: 'Understood',
  },
};

export type DeskStorage = typeof deskStorage;
