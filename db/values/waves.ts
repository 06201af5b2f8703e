/** How a plan of waves stands: what is over stays as it ended. */
export const WAVE_STATUSES = ['RUNNING', 'PAUSED', 'STOPPED', 'DONE'] as const;
export type WaveStatus = (typeof WAVE_STATUSES)[number];

/** Why a plan of waves was stopped before everybody had its turn. */
export const WAVE_STOPS = ['BY_HAND', 'CALL_ENDED', 'DEADLINE', 'AGENCY_CLOSED'] as const;
export type WaveStop = (typeof WAVE_STOPS)[number];

/** What became of somebody when its wave went. */
export const WAVE_OUTCOMES = ['CALLED', 'PASSED'] as const;

/** Why somebody was passed over: called already by other ways, confirmed elsewhere, or not to be called any more. */
export const WAVE_PASSES = ['CALLED_BEFORE', 'BOOKED', 'UNAVAILABLE'] as const;
export type WavePass = (typeof WAVE_PASSES)[number];
