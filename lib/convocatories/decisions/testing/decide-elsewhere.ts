import type { AgencyActor } from '@/lib/core/actor';
import { closeDatabase } from '@/lib/platform/database';
import { decideConvocated } from '../decide-convocated';

// Run as a process of its own: another instance, which takes one decision on the same database.
const [actor, id, stateId] = process.argv.slice(2);
await decideConvocated(JSON.parse(actor ?? '') as AgencyActor, { id: id ?? '', stateId: Number(stateId) });
await closeDatabase();
