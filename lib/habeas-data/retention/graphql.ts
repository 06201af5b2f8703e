import { HOLD_SUBJECTS } from '@/db/values/retention';
import { builder } from '@/lib/graphql/builder';
import { serveWrite } from '@/lib/graphql/serve-write';
import { holdFiles, type RetentionHold, releaseHold } from './keep-hold';
import { HOLD_FILES, RELEASE_HOLD } from './writes';

builder.enumType('HoldSubject', { values: HOLD_SUBJECTS });
type Hold = Pick<RetentionHold, 'id' | 'subject' | 'subjectId' | 'reason' | 'createdAt' | 'releasedAt'>;
const HoldType = builder.objectRef<Hold>('RetentionHold').implement({
  description: 'Files that are kept past their time.',
  fields: (t) => ({
    id: t.exposeID('id'),
  }),
});

serveWrite(HOLD_FILES, HoldType, holdFiles);
serveWrite(RELEASE_HOLD, HoldType, (actor, { id }) => releaseHold(actor, id));
