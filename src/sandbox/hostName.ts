/** What the frame hands each program: it is asked whether a loop may go on. */
export const hostName = '__sandbox';
