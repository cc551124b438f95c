// What browsers need of the protocol at run time. No schema is made here, so that none is sent to them.

/**
 * Grows with every addition to what clients and servers say. Version 1 never named itself.
 * Additions are optional fields and new messages: whatever an older client says stays readable.
 */
export const PROTOCOL_VERSION = 7;

/** The header in which every request and every answer of the API names the version of whoever sends it. */
export const PROTOCOL_HEADER = 'x-tabletour-protocol';

/** The parameter of the socket's address that does the same. */
export const PROTOCOL_PARAMETER = 'v';

/** The code with which a socket is closed whose guest has signed out on this device, from another one. */
export const SIGNED_OUT = 4001;

export const LONGEST_NAME = 40;
export const LONGEST_KEY = 64;
/** The line that a club reads. */
export const LONGEST_NOTICE = 200;

/** Colours are numbered from 0. */
export const COLOURS = 8;

/** Lines of the orders of a seat. */
export const MOST_ORDERS = 30;

/** Days off in a year, and hours of a day in which the clocks of a person may stand. */
export const MOST_DAYS_OFF = 30;
export const MOST_CLOSED_HOURS = 12;
