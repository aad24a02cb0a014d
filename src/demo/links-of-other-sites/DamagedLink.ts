/** Why a link cannot be read; the message completes "This link could not be read: …". */
export class DamagedLink extends Error {}
