import { serveWrite } from '@/lib/graphql/serve-write';
import { ClientType } from '../graphql';
import { mergeClients } from './merge-clients';
import { MERGE_CLIENTS } from './writes';

serveWrite(MERGE_CLIENTS, ClientType, mergeClients, {
  description: 'Makes one client of two that are one; answers the one that stays. It cannot be undone.',
});
