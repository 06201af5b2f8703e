import { OutcomeType } from '@/lib/graphql/outcomes';
import { serveWrite } from '@/lib/graphql/serve-write';
import { cancelEvents, moveEvents } from './act-on-events';
import { CANCEL_EVENTS, MOVE_EVENTS } from './writes';

const about = { ids: 'At most fifty.' };

serveWrite(MOVE_EVENTS, [OutcomeType], moveEvents, {
  description: 'Moves each by hand to 34 or 35, by itself, as updateEvent does.',
  about,
});
serveWrite(CANCEL_EVENTS, [OutcomeType], cancelEvents, {
  description: 'As cancelEvent, each by itself, all for the same reason.',
  about,
});
