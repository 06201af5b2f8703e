const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** True for the textual form of a UUID; a route parameter that is not one is answered as not found. */
export const isUuid = (value: string): boolean => UUID.test(value);
