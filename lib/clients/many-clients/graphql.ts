import { OutcomeType } from '@/lib/graphql/outcomes';
import { serveWrite } from '@/lib/graphql/serve-write';
import { moveClients } from './move-clients';
import { MOVE_CLIENTS } from './writes';

serveWrite(MOVE_CLIENTS, [OutcomeType], moveClients, {
  description: 'Makes each active (52) or inactive (53), or removes it (32), as updateClient does.',
  about: { ids: 'At most fifty.' },
});
