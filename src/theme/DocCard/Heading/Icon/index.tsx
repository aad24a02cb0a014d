// Change: nothing, because the emoji says nothing of a page, and is an empty box where no emoji font is.

export default function DocCardHeadingIcon() {
  return null;
}
