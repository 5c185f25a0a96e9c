/** Announcements at the desk, and what the history says of them. */
export const deskAnnounce = {
  announce: {
    heading: 'Say something to everyone',
    none: 'Nothing is being said to everyone now.',
    text: 'Announcement to all phones and the projector',
    go: 'Announce',
    ready: 'Ready sentences',
    takeDown: 'Take down',
    takeDownOf: 'Take down “{{text}}”',
  },
};

export const announceFacts = {
  'announcement-made': 'Announced: “{{text}}”',
  'announcement-taken-down': 'Announcement {{announcement}} was taken down.',
};

export const announceRefusals = {
  'announcement-length': 'An announcement has 1 to {{most}} letters.',
  'announcements-full': '{{most}} announcements stand already: take one down first.',
};
