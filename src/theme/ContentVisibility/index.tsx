// Change: nothing, because this site has neither drafts nor unlisted pages; the original is in every page's script.

export default function ContentVisibility() {
  return null;
}
