import { serveWrite } from '@/lib/graphql/serve-write';
import { askArchive } from './ask-archive';
import { findArchiveAddress } from './open-archive';
import { ASK_ARCHIVE, OPEN_ARCHIVE } from './writes';

serveWrite(ASK_ARCHIVE, 'ID', (actor, __) => askArchive(actor), {
  description:
    'Has everything of the own agency put into a ZIP, for its owner, who is told by mail when it is there. Answers its id.',
});
serveWrite(OPEN_ARCHIVE, 'String', findArchiveAddress, {
  description: 'The path from which an archive is downloaded within the next minutes.',
});
