import { agency, type Entry, signedIn } from './entries';

/** Everybody of the portal reads what happened, searches and has an inbox, and browsers that are told; each only its own (lib/inbox, lib/identity/devices). */
const NOBODYS = '00000000-0000-4000-8000-000000000000';

export const NEWS_QUERIES: Readonly<Record<string, Entry>> = {
  activity: signedIn((own) => ({ entity: 'event', entityId: own.event })),
  changes: agency(() => ({ entity: 'event' })),
  viewer: agency(),
  search: signedIn(() => ({ text: 'Ajena' })),
  recentlyFound: signedIn(),
  inbox: signedIn(),
};

export const NEWS_MUTATIONS: Readonly<Record<string, Entry>> = {
  // What one may not open is not found, used or not.
  noteFound: signedIn(() => ({ kind: 'EVENT', id: NOBODYS })),
  readNotices: signedIn(() => ({ ids: [1] })),
  readAllNotices: signedIn(() => ({ upTo: 1 })),
  chooseNotices: signedIn(() => ({ onlyOwn: false, papersByMail: true, choices: [] })),
  subscribeBrowser: signedIn(({ marker }) => ({
    endpoint: `https://fcm.googleapis.com/wp/${marker}`,
    p256dh: 'B'.repeat(87),
    auth: 'a'.repeat(22),
  })),
  unsubscribeBrowser: signedIn(() => ({ endpoint: 'https://fcm.googleapis.com/wp/1' })),
  // Another's and nobody's answer false alike.
  markMessage: signedIn(() => ({ id: 'nobodys', opened: true })),
};

export const NEWS_SUBSCRIPTIONS: Readonly<Record<string, Entry>> = {
  activity: signedIn((own) => ({ eventId: own.event })),
  unreadNotices: signedIn(),
};
