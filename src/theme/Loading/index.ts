// Change: the error box and spinner are the ones every lazily loaded part of this site shows.
export { LoadState as default } from '@site/src/ui/LoadState';
