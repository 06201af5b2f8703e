import type { RidePlatform, RideState } from '@/db/values/rides';
import type { Point } from '@/lib/core/geography';

export type Stop = Point & {
  readonly address: string;
  readonly city: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
};

export type Trip = {
  readonly requesterId: string;
  readonly origin: Stop;
  readonly destination: Stop;
  /** Stops between the two, in their order: only for a provider that takes them (`takesVia`). */
  readonly via?: readonly Stop[];
  /** When the car is to be at the first stop; left out for now. */
  readonly startAt?: Date;
};

export type RideOrder = Trip & {
  /** Our name of it: the id of the ride. */
  readonly reference: string;
  readonly rider: {
    readonly name: string;
    /** Digits, without the dialing code. */
    readonly phone: string;
    readonly dialingCode: string;
    readonly email: string;
  };
  readonly reason: string;
  readonly message: string | null;
};

/** In minor units of the currency, as Elenco counts them. */
export type Fare = { readonly amount: number; readonly currencyCode: string };

export type Estimate = {
  readonly productId: string;
  readonly productName: string;
  /** What locks the fare in, where the provider has such. */
  readonly fareId: string | null;
  readonly fare: Fare | null;
  /** Seconds until a car is there, and from there to the destination; null where nobody says. */
  readonly pickupSeconds: number | null;
  readonly tripSeconds: number | null;
};

/** A journey as the provider tells it; what it does not tell is null. */
export type Journey = {
  readonly journeyId: string;
  readonly state: Exclude<RideState, 'ORDERING' | 'FAILED'>;
  readonly driver: { readonly name: string; readonly phone: string | null } | null;
  readonly vehicle: { readonly plate?: string; readonly name?: string; readonly color?: string } | null;
  readonly car: Point | null;
  readonly waypoints: unknown;
  readonly etaSeconds: number | null;
  readonly fare: Fare | null;
  /** Whose journey it is and between which stops, by which one is recognised that nobody has named yet. */
  readonly trip: { readonly phone: string; readonly origin: Point; readonly destination: Point } | null;
};

/** What to do when a provider fails follows from whether it may have done what it was asked. */
export type ProviderFault =
  /** It did not do it: no connection, no token, a refusal. */
  | 'UNREACHED'
  | 'UNAUTHENTICATED'
  | 'REFUSED'
  /** It does not allow it in the state that the journey is in. */
  | 'CONFLICT'
  | 'NOT_FOUND'
  /** Nobody knows: no answer in time, a failure of its own, an answer that makes no sense. */
  | 'UNCERTAIN';

export class RideProviderError extends Error {
  override readonly name = 'RideProviderError';
  readonly fault: ProviderFault;
  /** True when no answer came in time. */
  readonly isLate: boolean;
  /** It was not asked, because it failed again and again: how it did last; null where it was asked. */
  readonly lastFault: string | null;

  constructor(
    fault: ProviderFault,
    message: string,
    options: ErrorOptions & { readonly isLate?: boolean; readonly lastFault?: string | null } = {},
  ) {
    super(message, options);
    this.fault = fault;
    this.isLate = options.isLate ?? false;
    this.lastFault = options.lastFault ?? null;
  }
}

/** Who carries people. All methods throw a `RideProviderError`, and none takes longer than its own limit. */
export type RideProvider = {
  readonly platform: RidePlatform;
  /** As people read it. */
  readonly name: string;
  /** Whether one ride may stop between its first and its last stop. */
  readonly takesVia: boolean;
  /** Makes sure that the provider knows us. */
  readonly authenticate: () => Promise<void>;
  /** What it offers now, the cheapest first; empty where it has no cars. */
  readonly estimate: (trip: Trip) => Promise<readonly Estimate[]>;
  readonly order: (order: RideOrder, estimate: Estimate) => Promise<Pick<Journey, 'journeyId' | 'state'>>;
  /** Looks for an order that may have been taken; CANNOT_TELL where the provider lists nothing. */
  readonly find: (order: RideOrder) => Promise<Journey | 'ABSENT' | 'CANNOT_TELL'>;
  /** `whole` asks also for what tells whose journey it is. */
  readonly read: (
    journeyId: string,
    requesterId: string,
    options?: { readonly whole?: boolean },
  ) => Promise<Journey>;
  readonly cancel: (journeyId: string, requesterId: string) => Promise<void>;
};
