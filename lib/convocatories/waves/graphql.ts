import { builder } from '@/lib/graphql/builder';
import { serveWrite } from '@/lib/graphql/serve-write';
import { changeWaves } from './change-waves';
import type { WavePlan } from './plan-facts';
import { sendWaveNow } from './send-wave';
import { startWaves } from './start-waves';
import { pauseWaves, resumeWaves, stopWaves } from './steer-waves';
import { CHANGE_WAVES, PAUSE_WAVES, RESUME_WAVES, SEND_WAVE, START_WAVES, STOP_WAVES } from './writes';

const WavePlanType = builder.objectRef<WavePlan>('WavePlan').implement({
  description: 'Talents called one wave after the other, as long as the call lacks people.',
  fields: (t) => ({
    id: t.exposeID('id'),
    sent: t.exposeInt('sent', { description: 'Waves that went.' }),
  }),
});

serveWrite(START_WAVES, WavePlanType, startWaves, {
  description: 'Plans to call talents in waves, in the order given, and calls the first one.',
});
serveWrite(CHANGE_WAVES, WavePlanType, changeWaves, {
  description: 'Changes what is left of a plan; `talentIds` are all who wait from now on, in order.',
});
serveWrite(SEND_WAVE, WavePlanType, sendWaveNow, { description: 'Calls the next wave of a plan at once.' });
serveWrite(PAUSE_WAVES, WavePlanType, pauseWaves);
serveWrite(RESUME_WAVES, WavePlanType, resumeWaves, {
  description: 'Goes on with a plan that was paused or stopped.',
});
serveWrite(STOP_WAVES, WavePlanType, stopWaves);
