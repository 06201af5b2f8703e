import { serveWrite } from '@/lib/graphql/serve-write';
import { TalentType } from '../graphql';
import { keepNote } from './keep-note';
import { KEEP_TALENT_NOTE } from './writes';

serveWrite(
  KEEP_TALENT_NOTE,
  TalentType,
  async (actor, args) => {
    await keepNote(actor, args);
    return args.talentId;
  },
  { description: "An agency's own note and tags of a talent, which nobody else reads. Replaces both." },
);
