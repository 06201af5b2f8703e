import { serveWrite } from '@/lib/graphql/serve-write';
import { ClientType } from '../graphql';
import { addClientNote, removeClientNote } from './write-notes';
import { ADD_CLIENT_NOTE, REMOVE_CLIENT_NOTE } from './writes';

serveWrite(ADD_CLIENT_NOTE, ClientType, addClientNote);
serveWrite(REMOVE_CLIENT_NOTE, ClientType, removeClientNote);
