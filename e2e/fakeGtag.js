// Answers for gtag.js: what the page put into dataLayer goes out as the real script would send it, with the address,
// referrer and title of the document unless the page has set others.
(() => {
  const fields = {};
  const collect = (event) => {
    const query = new URLSearchParams({
      en: event,
      dl: fields.page_location ?? location.href,
      dp: fields.page_path ?? '',
      dr: fields.page_referrer ?? document.referrer,
      dt: fields.page_title ?? document.title,
    });
    fetch(`https://www.google-analytics.com/g/collect?${query}`, { method: 'POST', mode: 'no-cors' });
  };
  const handle = ([command, ...args]) => {
    if (command === 'set') Object.assign(fields, args[0]);
    if (command === 'config') collect('page_view');
    if (command === 'event') collect(args[0]);
  };
  window.dataLayer.forEach(handle);
  window.dataLayer.push = handle;
})();
