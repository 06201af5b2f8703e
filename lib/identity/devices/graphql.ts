import { serveWrite } from '@/lib/graphql/serve-write';
import { markOwnMessage } from './mark-own-message';
import { subscribeBrowser } from './subscribe-browser';
import { unsubscribeBrowser } from './unsubscribe-browser';
import { MARK_MESSAGE, SUBSCRIBE_BROWSER, UNSUBSCRIBE_BROWSER } from './writes';

serveWrite(SUBSCRIBE_BROWSER, 'Boolean', subscribeBrowser, {
  description: 'Lets a browser of oneself take push messages (the parts of its PushSubscription).',
});
serveWrite(UNSUBSCRIBE_BROWSER, 'Boolean', (actor, { endpoint }) => unsubscribeBrowser(actor, endpoint), {
  description: 'False when it took none.',
});
serveWrite(MARK_MESSAGE, 'Boolean', markOwnMessage, {
  description: 'Says that a push message came to one’s device, or was opened there; false when it is known.',
});
