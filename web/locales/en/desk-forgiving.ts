/** What the desk keeps, asks and takes back. */
export const deskForgiving = {
  waiting: {
    line: 'waits to be sent',
    form: 'The server is away. This is kept here and sent by itself.',
    command: 'What was sent',
    refused: 'Not done yet',
    read: 'I have read it',
  },
  unfinished: {
    missing: 'Without a result: {{places}}.',
    place: 'table {{table}}: {{boards}}',
    timeLeft: 'Round {{round}} has {{time}} left.',
  },
  lastStep: {
    label: 'Last step',
    undo: 'Undo',
    redo: 'Do it again',
    undone: 'Undone: {{step}}',
  },
};
