import { serveWrite } from '@/lib/graphql/serve-write';
import { noteLine } from './note-line';
import { NOTE_FINANCES } from './writes';

serveWrite(NOTE_FINANCES, 'String', noteLine, {
  description: 'Why a line differs; an empty note removes it. The note that stands.',
});
