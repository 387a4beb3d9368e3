/**
 * Runs while the page is still being read, before any module: plain JavaScript of its own.
 * It marks the document as scrolled (the header turns white beyond 10 px, spec 4), and holds a form that is sent before
 * the page's code has arrived, so that the code can send it the proper way once it is there; where the code has not
 * come within 10 seconds, the form is posted as a plain one.
 */
export const earlyScript = `(function () {
  var root = document.documentElement;
  function mark() { root.toggleAttribute('data-scrolled', window.scrollY > 10); }
  addEventListener('scroll', mark, { passive: true });
  mark();
  addEventListener('submit', function (event) {
    var form = event.target;
    if (!form.hasAttribute('data-held-until-ready') || form.hasAttribute('data-ready')) return;
    event.preventDefault();
    form.setAttribute('data-submitted-early', '');
    setTimeout(function () { if (!form.hasAttribute('data-ready')) form.submit(); }, 10000);
  }, true);
})();`;
