import { clientImport } from '@/lib/clients/importing/client-import';
import { eventImport } from '@/lib/finances/importing/event-import';
import { registerImports } from '@/lib/imports/define-import';
import { talentImport } from '@/lib/talents/importing/talent-import';

/** What can be brought in by a file, of every domain. */
export const kinds = [talentImport, clientImport, eventImport];

registerImports(kinds);
