import { GO_ON, type JobHandler } from '@/lib/platform/jobs/define-job';
import { startTurn } from '@/lib/platform/jobs/turn';
import { foldNoted } from './fold';

/** What is noted meanwhile has the next minute; a report counts what is left when it is read. */
export const handle: JobHandler<object> = async () => ((await foldNoted(startTurn())) ? undefined : GO_ON);
