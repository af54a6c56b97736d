/** What a test gets for a font: jsdom draws nothing. */
module.exports = '';
