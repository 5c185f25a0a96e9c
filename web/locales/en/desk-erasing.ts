/** People erased and tournaments removed, and what the history says of it. */
export const deskErasing = {
  erasing: {
    title: 'Erase a person, remove a tournament',
    person: 'Erase a person',
    personSentence:
      'For somebody who asks for it. The name is replaced by “Anon.” wherever it stands; results and rankings stay.',
    name: 'Name of the person',
    number: 'Licence or club number',
    numberHint: 'Only where two people have the same name.',
    look: 'Show where the name stands',
    found_one: '{{names}} is named in this tournament:',
    found_other: '{{names}} is named in these {{count}} tournaments:',
    places_one: 'in one place',
    places_other: 'in {{count}} places',
    written: 'Written by others: “{{text}}”',
    numbers: 'Numbers found: {{numbers}}. If these are several people, give the number of the one you mean.',
    notFound:
      'A first name alone or a nickname in a remark is not found: look in the history of these tournaments.',
    own: 'Your password',
    never: 'This cannot be taken back.',
    erase: 'Erase for good',
    keep: 'Leave it as it is',
    erased_one: 'Erased, in one tournament.',
    erased_other: 'Erased, in {{count}} tournaments.',
    tournament: 'Remove a tournament',
    which: 'Tournament',
    choose: 'Choose…',
    question: 'Remove “{{name}}” of {{date}}, with its entries, results, rulings and history?',
    playing: 'It is being played.',
    fileFirst: 'Save it to a file first',
    remove: 'Remove for good',
    removed: 'The tournament is removed.',
    swept: 'Nothing of it is left in the database.',
    notSwept: 'Its last traces in the database file are overwritten as soon as the disk allows.',
    copies:
      'Backups, saved files and paper from before still have it. They are yours to delete: Naipe does not know where they are.',
    aside: 'Put aside in the data folder by a restore: {{files}}.',
    record: 'What was erased and removed',
    none: 'Nothing so far.',
    when: 'When',
    who: 'Who did it',
    what: 'What',
    personIn: 'A person, in the tournament of {{date}}',
    tournamentOf_one: 'The tournament of {{date}}, one fact',
    tournamentOf_other: 'The tournament of {{date}}, {{count}} facts',
    terminal: 'At the terminal',
  },
};

export const erasingFacts = {
  'person-erased': 'A person was erased: the name was replaced in {{facts}} earlier lines.',
};

export const erasingRefusals = {
  'erased-for-good': 'Nobody knows the name any more that was erased here.',
  'directs-here': '{{name}} directs here: remove or rename that director first.',
  'nobody-found': 'Nobody of that name is found.',
};
