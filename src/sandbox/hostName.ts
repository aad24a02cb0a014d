/** What the frame hands each program: it is asked whether a loop may go on, and told which region runs. */
export const hostName = '__sandbox';
