/** An error whose message is written for the visitor. Whatever else is thrown has words for programmers only. */
export class VisitorError extends Error {}
